import { Box } from '@chakra-ui/react';
import { memo, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/layout/Banner';
import { Page, WithSide } from '../../ui/layout/Page';
import { ObligationNotice } from '../../verifactu/ObligationNotice';
import { FootBar } from '../detail/FootBar';
import { MissingAddress } from './checks/MissingAddress';
import { WrongCompany } from './checks/WrongCompany';
import { FormBody } from './FormBody';
import { TotalsCard } from './TotalsCard';

interface FormPageProps extends ComponentProps<typeof FormBody> {
  isNew: boolean;
  actions: ReactNode;
  root: Ref<HTMLDivElement>;
  /** Why it was not sent. */
  failure: { text: string; more?: string } | null;
  /** The buttons below the totals, and those at the foot of the window. */
  inCard: ReactNode;
  atFoot: ReactNode;
}

/** The screen around what is written, which is drawn again only when something besides the lines changes. */
export const FormPage = memo(function FormPage({
  isNew,
  actions,
  root,
  failure,
  inCard,
  atFoot,
  ...body
}: FormPageProps) {
  const { form, kind, errors } = body;
  const simplified = kind.kind === 'F2';
  return (
    <Page
      title={isNew ? newTitleOf(simplified, form.prepayment) : 'Editar borrador'}
      mark={
        <Box hideBelow="lg">
          <Badge palette="brand" dot={false}>
            Modo Excel
          </Badge>
        </Box>
      }
      actions={actions}
    >
      <div ref={root}>
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
        <WithSide>
          <FormBody {...body} />
          <Box position={{ xl: 'sticky' }} top="calc({sizes.nav} + 16px)">
            <TotalsCard>{inCard}</TotalsCard>
          </Box>
        </WithSide>
        {atFoot && <FootBar>{atFoot}</FootBar>}
      </div>
    </Page>
  );
});

const newTitleOf = (simplified: boolean, prepayment: boolean): string =>
  `Nueva factura${simplified ? ' simplificada' : ''}${prepayment ? ' de anticipo' : ''}`;
