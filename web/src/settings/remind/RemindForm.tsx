import { Box } from '@chakra-ui/react';
import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { STEPS } from '../../../../schema/remind/ladder';
import {
  useReminderSettingsLazyQuery,
  useSaveReminderSettingsMutation,
  type ReminderSettingsFieldsFragment,
} from '../../gql/settings';
import { failureOf } from '../../client/failure';
import { useForm } from '../../ui/form/form';
import { Switch } from '../../ui/form/Switch';
import { Banner } from '../../ui/layout/Banner';
import { TheirsNow } from '../../ui/form/TheirsNow';
import { toast } from '../../ui/overlay/toast';
import { SettingsForm } from '../SettingsForm';
import { StepFields } from './StepFields';
import { check, differences, inputOf, SERVER_FIELDS, valuesOf, type Values } from './values';

interface RemindFormProps {
  settings: ReminderSettingsFieldsFragment;
  admin: boolean;
}

/** Everybody of the company reads it, its admin changes it. */
export function RemindForm({ settings, admin }: RemindFormProps) {
  const [save] = useSaveReminderSettingsMutation({
    update: cache => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'overdueInvoices' });
    },
  });
  const [reload] = useReminderSettingsLazyQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'network-only' });
  // As they were when this began, or as somebody else left them meanwhile and this shows.
  const [seen, setSeen] = useState(settings);
  const [moved, setMoved] = useState(false);
  const lookAgain = async () => {
    const now = (await reload()).data?.reminderSettings;
    if (!now || now.version === seen.version) return;
    setSeen(now);
    setMoved(true);
  };
  const form = useForm<Values>({
    initial: valuesOf(settings),
    check,
    async submit(values) {
      const input = inputOf(values);
      try {
        const { data } = await save({ variables: { input: { ...input, version: seen.version } } });
        if (data) setSeen(data.saveReminderSettings);
        setMoved(false);
      } catch (error) {
        if (failureOf(error).code === 'CONFLICT') await lookAgain();
        throw error;
      }
      toast.success(
        input.enabled === seen.enabled
          ? 'Recordatorios guardados'
          : input.enabled
            ? 'Recordatorios activados: avisan de lo que toque desde hoy'
            : 'Recordatorios desactivados',
      );
    },
    failed: 'Error guardando los recordatorios',
    fields: SERVER_FIELDS,
  });
  const takeTheirs = () =>
    void form.act(async () => {
      for (const [name, value] of Object.entries(valuesOf(seen))) form.field(name).onChange(value);
      setMoved(false);
    });
  const enabled = form.values.enabled === 'yes';
  return (
    <SettingsForm
      form={form}
      admin={admin}
      locked="Solo un administrador de la empresa puede cambiarlos."
      failure={form.unsaid}
      gap="5"
    >
      {moved && (
        <TheirsNow label="Cómo están ahora" action="Cargar lo más reciente" onTake={takeTheirs}>
          {differences(form.values, valuesOf(seen)).join('\n') || 'Igual que lo que tienes aquí.'}
        </TheirsNow>
      )}
      {!settings.replyTo && (
        <Banner kind="warning" icon={MailWarning}>
          El correo de la empresa no está confirmado: quien reciba un aviso no podrá responderte.
        </Banner>
      )}
      <Box display="flex" gap="3" alignItems="flex-start">
        <Switch
          aria-labelledby="remind-switch"
          on={enabled}
          off={!admin}
          onChange={on => form.field('enabled').onChange(on ? 'yes' : 'no')}
        />
        <Box>
          <Box id="remind-switch" textStyle="name">
            Enviar recordatorios
          </Box>
          <Box color="muted" textStyle="small">
            {enabled
              ? 'Salen solos. Solo se avisa de lo que toque desde que se activan: nada de lo atrasado sale de golpe.'
              : 'Desactivados: no sale ningún aviso solo. Puedes enviar los que quieras desde cada factura.'}
          </Box>
        </Box>
      </Box>
      {STEPS.map((step, at) => (
        <StepFields key={step} step={step} at={at} form={form} admin={admin} />
      ))}
    </SettingsForm>
  );
}
