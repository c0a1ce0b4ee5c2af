import { Box } from '@chakra-ui/react';
import { BackLink } from '../../ui/layout/BackLink';
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { MOST_TOGETHER } from '../../../../schema/kinds/together';
import { errorText } from '../../client/failure';
import type { OriginalFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { useDesktop } from '../../ui/format/media';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Fold } from '../../ui/layout/Fold';
import { Page, WithSide } from '../../ui/layout/Page';
import { SkeletonLines } from '../../ui/layout/Skeleton';
import { customerOf } from '../customerOf';
import { RectifyingFoot, RectifyingSummary, useRectifyingKeys } from '../issue/Rectifying';
import { CustomerData, customerErrors } from '../wrong/CustomerData';
import { declaredText, MoneyChange } from '../wrong/MoneyChange';
import { lawOf } from '../wrong/rectifying';
import { AddOriginals } from './AddOriginals';
import { OriginalsTable } from './OriginalsTable';
import { leftOfAll, paidOf, rowsOf } from './parts';
import { reasonsFor, type Reason } from './reasons';
import { SpreadField } from './SpreadField';
import { useOriginals } from './useOriginals';
import { useTogether, type Together } from './useTogether';
import { isZero } from '../../../../schema/decimal';

/** One rectifying invoice for several of a customer: what is taken off each, why, and what comes of it. */
export function TogetherPage() {
  const [query, setQuery] = useSearchParams();
  const ids = [...new Set(query.getAll('id'))];
  const many = ids.length > MOST_TOGETHER;
  const { originals, error } = useOriginals(many ? [] : ids);
  const navigate = useNavigate();
  if (ids.length === 0) return <Navigate to={paths.invoices()} replace />;
  const put = (next: string[]) =>
    next.length === 0
      ? void navigate(paths.invoices())
      : setQuery(
          next.map((id): [string, string] => ['id', id]),
          { replace: true },
        );
  const frame = (children: ReactNode, subtitle?: string) => (
    <Page title="Rectificar juntas" subtitle={subtitle} above={<BackLink to={paths.invoices()}>Facturas</BackLink>}>
      {children}
    </Page>
  );
  if (many) return frame(<Banner kind="danger">{`Se rectifican juntas de 2 a ${MOST_TOGETHER} facturas.`}</Banner>);
  if (error) return frame(<Banner kind="danger">{errorText(error, 'Error cargando facturas')}</Banner>);
  if (!originals)
    return frame(
      <Card padding="5" aria-busy>
        <SkeletonLines widths={['30%', '70%', '60%', '65%']} />
      </Card>,
    );
  const { name } = customerOf(originals[0]!);
  return frame(
    <Ready originals={originals} add={id => put([...ids, id])} remove={gone => put(ids.filter(id => id !== gone))} />,
    `Una sola factura rectificativa para varias de ${name}: dice de cada una lo que se quita.`,
  );
}

interface ReadyProps {
  originals: readonly OriginalFragment[];
  add(id: string): void;
  remove(id: string): void;
}

function Ready({ originals, add, remove }: ReadyProps) {
  const together = useTogether(originals);
  const desktop = useDesktop();
  useRectifyingKeys(together);
  const { tax } = originals[0]!;
  const simplified = originals[0]!.kind === 'F2';
  const { failure } = together;
  const paid = paidOf(originals);
  return (
    <WithSide>
      <Card overflow="hidden">
        <Box display="grid" gap="4" padding={{ base: '4', lg: '5' }}>
          <ReasonFields first={originals[0]!} together={together} />
          {!together.data && (
            <SpreadField
              tax={tax}
              rows={originals.flatMap(rowsOf)}
              onSpread={together.type}
              takeAll={together.takeAll}
            />
          )}
        </Box>
        {together.data && (
          <CustomerData
            invoice={originals.at(-1)!}
            value={together.right}
            errors={customerErrors(failure?.fields)}
            onChange={together.setRight}
          />
        )}
        <OriginalsTable
          originals={originals}
          together={together}
          remove={id => {
            // What was refused of it goes with it.
            together.type({});
            remove(id);
          }}
        />
        <Box paddingX={{ base: '4', lg: '5' }} paddingY="2" borderTopWidth="1px">
          <Fold
            title={simplified ? 'Añadir otra simplificada' : `Añadir otra factura de ${customerOf(originals[0]!).name}`}
            initially={originals.length < 2}
          >
            <AddOriginals originals={originals} add={add} />
          </Fold>
        </Box>
      </Card>
      <RectifyingSummary
        ready={together}
        desktop={desktop}
        note={declaredText(tax, together.change)}
        money={
          <MoneyChange
            tax={tax}
            recargo={originals.some(({ recargo }) => recargo !== null)}
            before={leftOfAll(originals)}
            change={together.change}
            paid={isZero(paid) ? null : paid}
            debt={together.debt}
          />
        }
      />
      {!desktop && <RectifyingFoot ready={together} tax={tax} change={together.change} />}
    </WithSide>
  );
}

/** Why they are rectified, and how the paper says it. */
function ReasonFields({ first, together }: { first: OriginalFragment; together: Together }) {
  const { failure, kind } = together;
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
      <FormField
        label="Por qué"
        error={failure?.fields.kind}
        hint={
          together.data ? `${kind}: los importes no cambian` : `${kind}, por diferencias · ${lawOf(kind, first.tax)}`
        }
      >
        <Select
          value={together.reason}
          onChange={next => together.setReason(next as Reason)}
          options={reasonsFor(first.kind)}
        />
      </FormField>
      <FormField
        label="Causa"
        error={failure?.fields.cause}
        hint="Sale en la factura. Si la dejas vacía, dice lo que se lee en gris."
      >
        <TextInput
          value={together.cause}
          onChange={together.setCause}
          maxLength={500}
          placeholder={together.usual}
          autoComplete="off"
        />
      </FormField>
    </Box>
  );
}
