import { useApolloClient } from '@apollo/client/react';
import { Box, Heading } from '@chakra-ui/react';
import { CalendarClock, FilePenLine, KeyRound, Scale, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { failureOf } from '../client/failure';
import { useRegulationsQuery } from '../gql/regulation';
import type { ExclusionCause, SendingChoiceInput } from '../gql/schema';
import { VerifactuOverviewDocument } from '../gql/verifactu';
import { RepresentationDocument, useSaySendingMutation, type RepresentationFieldsFragment } from '../gql/who-sends';
import { paths } from '../paths';
import { usePlanLink } from '../usePlanLink';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { formatDateProse } from '../ui/format/dates';
import { FormField } from '../ui/form/FormField';
import { Select } from '../ui/form/Select';
import { TextInput } from '../ui/form/TextInput';
import { TextLink } from '../ui/layout/TextLink';
import { toast } from '../ui/overlay/toast';
import { CAUSES } from '../verifactu/causes';
import { AcceptanceFields } from '../verifactu/representation/AcceptanceFields';
import { RepresentationText } from '../verifactu/representation/RepresentationText';
import { useAcceptance } from '../verifactu/representation/useAcceptance';
import { usePro } from '../verifactu/useOverview';
import { IconDisc } from '../ui/layout/IconDisc';

interface AnswerProps {
  representation: RepresentationFieldsFragment;
  leave(): void;
  fromInvoice: boolean;
}

/** It was answered. `issues`: and what was being issued when it was asked is issued. */
interface Answering extends AnswerProps {
  done(): void;
  issues: boolean;
}

const FORM = 'who-sends-acceptance';

const back = (fromInvoice: boolean) => (fromInvoice ? 'Volver a la factura' : 'Volver');

/** Read and accept, here and now. */
export function ByFolio({ representation, leave, done, issues, fromInvoice }: Answering) {
  const acceptance = useAcceptance(representation, done);
  const buttons = (
    <>
      <Button type="submit" form={FORM} variant="accent" size="lg" busy={acceptance.busy} busyLabel="Autorizando...">
        {issues ? 'Autorizar a Folio y emitir' : 'Autorizar a Folio'}
      </Button>
      <Button onClick={leave}>{back(fromInvoice)}</Button>
    </>
  );
  return (
    <Panel icon={FilePenLine} title="Autorización para presentar" about="Lo que firmas, entero" buttons={buttons}>
      <RepresentationText {...representation} />
      <AcceptanceFields id={FORM} acceptance={acceptance} />
    </Panel>
  );
}

/** With a certificate of the company's own, which is PRO's. */
export function ByOneself({ leave, fromInvoice }: AnswerProps) {
  const pro = usePro();
  const { link } = usePlanLink();
  const to = pro ? { to: paths.settings('verifactu') } : link;
  const buttons = (
    <>
      <ButtonLink {...to} variant="accent" size="lg">
        {pro ? 'Subir certificado' : 'Ver el plan PRO'}
      </ButtonLink>
      <Button onClick={leave}>{back(fromInvoice)}</Button>
    </>
  );
  return (
    <Panel
      icon={KeyRound}
      title="Tu certificado"
      about={pro ? 'Incluido en tu plan' : 'Está en el plan PRO'}
      buttons={buttons}
    >
      <p>
        {pro
          ? 'Súbelo en Configuración › Verifactu: desde entonces cada factura que emitas se envía a la AEAT.'
          : 'Con el plan PRO subes tu certificado y tienes además los registros, su cadena y cada respuesta de la AEAT explicada.'}
      </p>
    </Panel>
  );
}

/** Says it, and goes on: the question is asked no more. */
function useSaying(done: () => void) {
  const [say, { loading }] = useSaySendingMutation();
  const client = useApolloClient();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const press = async (input: SendingChoiceInput) => {
    setErrors({});
    try {
      await say({ variables: { input } });
      await client.refetchQueries({ include: [RepresentationDocument, VerifactuOverviewDocument] });
      done();
    } catch (error) {
      setErrors(failureOf(error).fields);
      toast.failed(error, 'Error guardando la respuesta');
    }
  };
  return { press, loading, errors };
}

/** Nothing is sent until somebody says so. */
export function NotYet({ leave, done, issues, fromInvoice }: Answering) {
  const { data } = useRegulationsQuery();
  const { press, loading } = useSaying(done);
  const date = (code: string) =>
    data?.regulations.find(each => each.code === code && each.state === 'in_force' && each.date.length === 10)?.date;
  const [companies, others] = [date('verifactu-companies'), date('verifactu-others')];
  const buttons = (
    <>
      <Button
        variant="accent"
        size="lg"
        busy={loading}
        busyLabel="Guardando..."
        onClick={() => void press({ choice: 'not_yet' })}
      >
        {issues ? 'Emitir sin enviar' : 'Seguir sin enviar'}
      </Button>
      <Button onClick={leave}>{back(fromInvoice)}</Button>
    </>
  );
  return (
    <Panel icon={CalendarClock} title="Facturar sin enviar" about="Mientras la ley no te obligue" buttons={buttons}>
      {companies && others && (
        <p>
          VERI*FACTU obliga a las sociedades desde el {formatDateProse(companies)}, y a los autónomos y los demás desde
          el {formatDateProse(others)}.
        </p>
      )}
      <p>
        Hasta entonces tus facturas valen igual, sin QR y sin enviarse. {KEPT}{' '}
        <TextLink to={paths.myObligations}>Ver qué me obliga y cuándo</TextLink>.
      </p>
    </Panel>
  );
}

const KEPT = 'Queda guardado quién lo ha dicho y cuándo.';

/** Why the law does not ask the company to send. */
export function Excluded({ leave, done, issues, fromInvoice }: Answering) {
  const [cause, setCause] = useState<ExclusionCause>('sii');
  const [note, setNote] = useState('');
  const { press, loading, errors } = useSaying(done);
  const buttons = (
    <>
      <Button
        variant="accent"
        size="lg"
        busy={loading}
        busyLabel="Guardando..."
        onClick={() => void press({ choice: 'excluded', cause, note: cause === 'other' ? note : null })}
      >
        {issues ? 'Guardar y emitir' : 'Guardar y seguir'}
      </Button>
      <Button onClick={leave}>{back(fromInvoice)}</Button>
    </>
  );
  return (
    <Panel icon={Scale} title="Por qué te excluye" about="RD 1007/2023, art. 3.3" buttons={buttons}>
      <FormField label="Causa" error={errors.cause}>
        <Select value={cause} onChange={value => setCause(value as ExclusionCause)} options={CAUSES} />
      </FormField>
      {cause === 'other' && (
        <FormField label="Cuál es" error={errors.note}>
          <TextInput value={note} onChange={setNote} maxLength={200} />
        </FormField>
      )}
      <p>
        Tus facturas se emiten sin QR y no se envían a la AEAT
        {cause === 'foral' ? ' ni a las haciendas forales, que tienen sus propios sistemas' : ''}. Si no es tu caso y la
        ley te obliga, respondes tú. {KEPT}
      </p>
    </Panel>
  );
}

function Panel({
  icon: Icon,
  title,
  about,
  buttons,
  children,
}: {
  icon: LucideIcon;
  title: string;
  about: string;
  buttons: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="section" aria-label={title} overflow="hidden">
      <Box padding={{ base: '4', lg: '5' }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Box display="grid" gridTemplateColumns="36px minmax(0, 1fr)" gap="3" alignItems="center">
          <IconDisc icon={Icon} tone="brand" />
          <Box>
            <Heading as="h2" textStyle="h2">
              {title}
            </Heading>
            <Box textStyle="small" color="muted">
              {about}
            </Box>
          </Box>
        </Box>
        {children}
      </Box>
      <Box padding={{ base: '4', lg: '5' }} bg="subtle" borderTopWidth="1px" display="grid" gap="2">
        {buttons}
      </Box>
    </Card>
  );
}
