import { Box } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CustomerModal } from '../../customers/CustomerModal';
import { paths } from '../../paths';
import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/layout/Banner';
import { ObligationNotice } from '../../verifactu/ObligationNotice';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { Page } from '../../ui/layout/Page';
import { FootBar } from '../detail/FootBar';
import { FormActions } from './FormActions';
import { FormBody } from './FormBody';
import { HelpDialog } from './HelpDialog';
import type { Kept } from './local-draft';
import { useComputing } from './computing';
import { agree } from './extras/agreed';
import { issuedByNif } from './extras/issued-by';
import { FieldsMenu } from './extras/FieldsMenu';
import { useFieldChoices } from './extras/useFieldChoices';
import { simplifiedErrors, useKind } from './extras/kind';
import { useOpenPrepayments } from './extras/prepayments';
import { useUsualSeries } from './extras/useUsualSeries';
import { useWithholding } from './extras/useWithholding';
import { MissingAddress } from './checks/MissingAddress';
import { saidOf, withRefused } from './checks/refused';
import { newcomerOf } from './newcomer';
import { TotalsCard } from './TotalsCard';
import { useChecks } from './checks/useChecks';
import { useComingNumber } from './useComingNumber';
import { useInvoiceForm } from './useInvoiceForm';
import { useFirstWrong } from './checks/useFirstWrong';
import { useFixes } from './checks/useFixes';
import { usePageKeys } from './usePageKeys';
import { usePreview } from './usePreview';
import { useSend } from '../seal/useSend';
import { useSendButtons } from '../seal/useSendButtons';
import { useSheetActions } from './grid/useSheetActions';
import { useStable } from './grid/useStable';
import { useSame } from '../../ui/useSame';
import { useRefused } from './checks/useRefused';
import { useWhy } from './why/useWhy';
import { WhyDialog } from './why/WhyDialog';
import { WrongCompany } from './checks/WrongCompany';
import { WrittenProvider } from './writing-context';

interface InvoiceFormProps {
  initial: Kept;
  userId: string;
  slot: string;
  draftId: string | null;
  formKey: string;
}

export function InvoiceForm({ initial, userId, slot, draftId, formKey }: InvoiceFormProps) {
  const navigate = useNavigate();
  const whole = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const customer = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  const [fields, setFields] = useState(false);

  const state = useInvoiceForm(initial, userId, slot);
  const { form } = state;
  const { why, asking, at: asked, said, identity, close } = useWhy(form);
  const act = useSheetActions(form.grid, state.setGrid, () => lines.current?.focus(), why);
  const kind = useKind(state);
  const simplified = kind.kind === 'F2';
  const withholding = useWithholding(form);
  const computing = useComputing(form, withholding.rate);
  const coming = useComingNumber(form.series, form.date ?? today(), kind.kind, issuedByNif(form), form.devicesOrMetals);
  useUsualSeries(state, coming);
  const showWrong = useFirstWrong(whole);
  const { send, busy, failure, savedAt, fail } = useSend(
    state,
    draftId,
    withholding.rate,
    id => navigate(paths.editDraft(id), { replace: true, state: { formKey } }),
    showWrong,
  );
  const { sends, refused } = useRefused(form, computing.sums.rates);
  const [tried, setTried] = useState(false);
  const { editing, setEditing, fixAddress, fixNumber } = useFixes(form, whole, customer);
  const { issue, save } = useChecks({
    state,
    formKey,
    coming,
    computing,
    kind,
    refused,
    sends,
    send,
    showWrong,
    onRefused: () => setTried(true),
    fixCustomer: fixAddress,
  });
  const { inCard, atFoot } = useSendButtons({ busy, issue, save });
  const preview = usePreview(form, withholding.rate, fail);
  usePageKeys({
    preview,
    help: () => setHelp(open => !open),
    fields: () => setFields(open => !open),
    helpOpen: help,
    fieldsOpen: fields,
    save,
    issue,
  });
  useEffect(() => {
    if (!initial.form.customer && !initial.form.manual) customer.current?.focus({ preventScroll: true });
  }, [initial]);

  const openHelp = useStable(() => setHelp(true));
  const showPaper = useStable(preview);
  const closeHelp = useStable(() => setHelp(false));
  const create = useStable((name: string) => setEditing({ customer: null, name: '', ...newcomerOf(name) }));
  const discard = useStable(() => {
    state.release();
    navigate(draftId ? paths.editDraft(draftId) : paths.newInvoice, { replace: true });
  });
  const { set } = state;
  const chooseWithholding = useStable((rate: string) => set({ withholding: rate }, 'withholding'));
  const onClose = useStable(close);
  const put = useStable((text: string) => act.write(asking!, 'ivaCause', text));
  const agreeOn = useStable((total: string) => {
    const outcome = agree(form, total);
    if (outcome.problem === undefined) state.setGrid(() => outcome.grid);
    return outcome;
  });
  const suplido = useStable(() => {
    if (form.suplidos.length === 0) set({ suplidos: [{ key: 0, description: '', amount: '' }] });
    toast.info('Escríbelo abajo, en Suplidos, y quita esta línea');
  });
  const dialogs = useMemo(
    () => (
      <>
        <HelpDialog open={help} onClose={closeHelp} />
        <WhyDialog line={asked < 0 ? null : asked + 1} {...{ said, customer: identity, put, suplido, onClose }} />
        <CustomerModal
          editing={editing}
          onClose={() => setEditing(null)}
          onSaved={saved => set({ customer: saved }, 'customer')}
        />
      </>
    ),
    [asked, closeHelp, editing, help, identity, onClose, put, said, set, setEditing, suplido],
  );
  const choices = useFieldChoices(state, withholding, kind);
  const fieldsMenu = useMemo(
    () => <FieldsMenu open={fields} choices={choices} setOpen={setFields} />,
    [fields, choices],
  );
  const {
    qualified,
    customer: chosen,
    manual,
    date,
    series,
    notes,
    operationDate,
    pending,
    discount,
    suplidos,
    prepayment,
    prepayments,
    devicesOrMetals,
    issuedBy,
    payment,
  } = form;
  const open = useOpenPrepayments(form);
  const { keptAt } = state;
  const unfit = useMemo(() => simplifiedErrors(form, kind, computing), [form, kind, computing]);
  const found = useMemo(() => {
    const tooMuch = computing.sums.overpaid;
    const own = { ...unfit, ...(tooMuch && { prepayments: tooMuch }), ...saidOf(state.errors) };
    return sends ? withRefused(own, refused, form.manual, tried) : own;
  }, [computing.sums.overpaid, form.manual, refused, sends, state.errors, tried, unfit]);
  const errors = useSame(found);
  const { resume } = act;
  const page = useMemo(
    () => (
      <Page
        title={draftId ? 'Editar borrador' : newTitleOf(simplified, prepayment)}
        mark={
          <Box hideBelow="lg">
            <Badge palette="brand" dot={false}>
              Modo Excel
            </Badge>
          </Box>
        }
        actions={<FormActions {...{ keptAt, savedAt, openHelp, showPaper, discard }} fields={fieldsMenu} />}
      >
        <div ref={whole}>
          {!simplified && <MissingAddress />}
          <WrongCompany text={errors.company} />
          <Box marginBottom="4" _empty={{ display: 'none' }}>
            <ObligationNotice />
          </Box>
          {failure && (
            <Box marginBottom="4">
              <Banner kind="danger">
                {failure.text}
                {failure.more && <Box color="muted">{failure.more}</Box>}
              </Banner>
            </Box>
          )}
          <Box
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
            alignItems="start"
          >
            <FormBody
              form={{
                qualified,
                customer: chosen,
                manual,
                date,
                series,
                notes,
                operationDate,
                pending,
                discount,
                suplidos,
                prepayment,
                prepayments,
                devicesOrMetals,
                issuedBy,
                payment,
              }}
              kind={kind}
              open={open}
              errors={errors}
              set={set}
              customerRef={customer}
              onward={resume}
              create={create}
              fixNumber={fixNumber}
              usualSeries={issuedBy || devicesOrMetals ? coming?.series : undefined}
            />
            <Box position={{ xl: 'sticky' }} top="calc({sizes.nav} + 16px)">
              <TotalsCard>{inCard}</TotalsCard>
            </Box>
          </Box>
          {atFoot && <FootBar>{atFoot}</FootBar>}
        </div>
        {dialogs}
      </Page>
    ),
    [
      draftId,
      simplified,
      kind,
      keptAt,
      savedAt,
      openHelp,
      showPaper,
      discard,
      failure,
      qualified,
      chosen,
      manual,
      date,
      series,
      notes,
      operationDate,
      pending,
      discount,
      suplidos,
      ...[prepayment, prepayments, devicesOrMetals, issuedBy, coming?.series, payment],
      open,
      fieldsMenu,
      errors,
      set,
      resume,
      create,
      fixNumber,
      inCard,
      atFoot,
      dialogs,
    ],
  );
  const written = {
    lines: { grid: form.grid, amounts: computing.amounts, misfits: computing.misfits, act, root: lines },
    sums: computing.sums,
    coming,
    agree: agreeOn,
    withholding: { ...withholding, choose: chooseWithholding, error: state.errors.withholding },
  };
  return <WrittenProvider value={written}>{page}</WrittenProvider>;
}

const newTitleOf = (simplified: boolean, prepayment: boolean): string =>
  `Nueva factura${simplified ? ' simplificada' : ''}${prepayment ? ' de anticipo' : ''}`;
