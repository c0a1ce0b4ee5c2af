import { withoutStop } from '../../../../../schema/text/stop';
import { Box, Heading } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { memo, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { phraseOf } from '../../../../../schema/tax/phrases';
import { conditionsOf } from '../../../../../schema/tax/conditions';
import type { Identity } from '../../../../../schema/identity';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Kbd } from '../../../ui/layout/Kbd';
import { Sign } from '../../../ui/layout/Key';
import { Overlay } from '../../../ui/overlay/Overlay';
import { codesOf, type Said } from '../../cause';
import { Answer } from './Answer';
import type { Reason } from './reasons';
import { useQuestion } from './useQuestion';
import { taxHere } from '../../../ui/format/here';

interface WhyDialogProps {
  /** The line that it is about, from 1; null: nothing is asked. */
  line: number | null;
  said: Said;
  customer: Identity | null;
  put(text: string): void;
  /** Where there are none, nobody is asked about them. */
  suplido?(): void;
  onClose(): void;
}

/** The chosen answer; of none, the first. */
const answerIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input:checked') ?? form?.querySelector<HTMLInputElement>('input');

/** '¿Por qué sin IVA?': one chooses what happens; the phrase of the paper follows. */
export const WhyDialog = memo(function WhyDialog({ line, said, customer, put, suplido, onClose }: WhyDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const open = line !== null;
  const { question, at, reasons, chosen, choose, back, go } = useQuestion({
    open,
    said,
    customer,
    put,
    suplido,
    onClose,
  });
  // Another question begins at its own answer.
  useEffect(() => {
    if (open) answerIn(form.current)?.focus({ preventScroll: true });
  }, [open, question, at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = Number(event.key) - 1;
    const isButton = event.target instanceof HTMLButtonElement;
    if (reasons[place]) choose(place);
    else if (event.key === 'Enter' && !isButton) go();
    else return;
    event.preventDefault();
  };
  return (
    <Overlay
      open={open}
      role="dialog"
      labelledBy={`${id}-title`}
      maxWidth="600px"
      first={() => answerIn(form.current)}
      onClose={onClose}
    >
      <form
        ref={form}
        onKeyDown={onKeyDown}
        onSubmit={event => {
          event.preventDefault();
          go();
        }}
      >
        <Box paddingX="6" paddingTop="5">
          <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
            <Heading as="h2" id={`${id}-title`} textStyle="h3">
              {question.from ? question.from.name : `¿Por qué sin ${taxHere()}?`}
            </Heading>
            <IconButton label="Cerrar" icon={<X />} onClick={onClose} />
          </Box>
          <Box color="muted" marginBottom="3">
            {`Línea ${line ?? 1}, 0 %. La ley pide decir la causa en la factura; tú elige lo que ocurre y Folio pone la frase.`}
          </Box>
          <Box
            role="radiogroup"
            aria-labelledby={`${id}-title`}
            borderWidth="1px"
            borderRadius="md"
            overflow="hidden"
            css={{ '& > :not(:first-child)': { borderTopWidth: '1px' } }}
          >
            {reasons.map((reason, i) => (
              <Answer
                key={reason.name}
                group={id}
                place={i + 1}
                reason={reason}
                chosen={i === at}
                choose={() => choose(i)}
              />
            ))}
          </Box>
          <OnPaper chosen={chosen} customer={customer} />
        </Box>
        <Foot chosen={chosen} back={back} />
      </form>
    </Overlay>
  );
});

/** What the paper will say, and whether such a customer can have it. */
function OnPaper({ chosen, customer }: { chosen: Reason | undefined; customer: Identity | null }) {
  const said = chosen?.said;
  const phrase = said && phraseOf(said, customer?.kind === '02', taxHere());
  const [wrong] = said && customer ? conditionsOf(customer, [said], taxHere()) : [];
  return (
    <Box aria-live="polite" minHeight="76px" paddingY="3" textStyle="small" display="flex" gap="2.5">
      {phrase && (
        <>
          <Box as={FileText} aria-hidden width="16px" height="16px" flexShrink={0} marginTop="0.5" color="muted" />
          <Box minWidth="0">
            <Box as="span" color="muted">
              En la factura pondrá{' '}
            </Box>
            {`«${withoutStop(phrase)}». `}
            <Box as="span" color="muted" textStyle="caption">
              {codesOf(said)}
            </Box>
            {wrong && (
              <Box color="danger" marginTop="1">
                {wrong.text}
              </Box>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}

function Foot({ chosen, back }: { chosen: Reason | undefined; back(): void }) {
  return (
    <Box
      bg="subtle"
      borderTopWidth="1px"
      paddingX="6"
      paddingY="4"
      display="flex"
      flexWrap="wrap"
      justifyContent="flex-end"
      gap="2"
    >
      <Button onClick={back}>Volver</Button>
      <Button type="submit" variant="accent" off={!chosen}>
        {chosen?.then ? 'Seguir' : chosen?.suplido ? 'Añadir un suplido' : 'Poner la causa'}
        <Kbd on aria-hidden hideBelow="lg">
          <Sign of="↵" />
        </Kbd>
      </Button>
    </Box>
  );
}
