import { Box } from '@chakra-ui/react';
import { MailWarning } from 'lucide-react';
import { STEPS } from '../../../../schema/remind/ladder';
import {
  useReminderSettingsLazyQuery,
  useSaveReminderSettingsMutation,
  type ReminderSettingsFieldsFragment,
} from '../../gql/settings';
import { useForm } from '../../ui/form/form';
import { Switch } from '../../ui/form/Switch';
import { Banner } from '../../ui/layout/Banner';
import { TheirsNow } from '../../ui/form/TheirsNow';
import { useTheirs } from '../../ui/form/useTheirs';
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
  const { seen, theirs, saving, settle } = useTheirs(
    settings,
    async () => (await reload()).data?.reminderSettings,
    (a, b) => a.version === b.version,
  );
  const form = useForm<Values>({
    initial: valuesOf(settings),
    check,
    async submit(values) {
      const input = inputOf(values);
      const { data } = await saving(() => save({ variables: { input: { ...input, version: seen.version } } }));
      settle(data?.saveReminderSettings);
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
      settle();
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
      {theirs && (
        <TheirsNow label="Cómo están ahora" action="Cargar lo más reciente" onTake={takeTheirs}>
          {differences(form.values, valuesOf(theirs)).join('\n') || 'Igual que lo que tienes aquí.'}
        </TheirsNow>
      )}
      {!settings.replyTo && (
        <Banner kind="warning" icon={MailWarning}>
          El correo de la empresa no está confirmado: quien reciba un aviso no podrá responderte. Confírmalo con el
          enlace del correo de bienvenida.
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
