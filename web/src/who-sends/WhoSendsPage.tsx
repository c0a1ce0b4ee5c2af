import { Box, chakra } from '@chakra-ui/react';
import { BackLink } from '../ui/layout/BackLink';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { Badge } from '../ui/Badge';
import { Banner } from '../ui/layout/Banner';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { Page } from '../ui/layout/Page';
import { formatDateProse } from '../ui/format/dates';
import { monthly, price } from '../ui/format/prices';
import { Skeleton } from '../ui/layout/Skeleton';
import { useRepresentation } from '../verifactu/representation/useRepresentation';
import { useAdmin, useObligation, useOverview } from '../verifactu/useOverview';
import { ByFolio, ByOneself, Excluded, NotYet } from './Answers';
import { Radio } from '../ui/form/Radio';

type Answer = 'folio' | 'own' | 'notYet' | 'excluded';

interface Choice {
  value: Answer;
  name: string;
  badge?: ReactNode;
  text: string;
}

/** `from`: the day on which the law comes to ask it of the company, where one does. */
const choicesOf = (from: string | null = null): Choice[] => [
  {
    value: 'folio',
    name: 'Folio envía por mí',
    badge: (
      <Badge palette="brand" dot={false}>
        Cualquier plan
      </Badge>
    ),
    text: 'Sin certificado. Nos autorizas aquí, leyendo un texto, y cada factura sale sola al emitirla.',
  },
  {
    value: 'own',
    name: 'Envío con mi certificado',
    badge: (
      <Badge palette="gray" dot={false}>
        PRO, {monthly(price.pro)}
      </Badge>
    ),
    text: 'Subes el tuyo, de persona física o de representante, y firma tus envíos.',
  },
  {
    value: 'notYet',
    name: 'Todavía no me obliga la ley',
    text: `Facturas sin envío y sin QR. ${from ? `A tu empresa le toca desde el ${formatDateProse(from)}; puedes empezar antes` : 'Empiezas cuando quieras'}, en Configuración.`,
  },
  {
    value: 'excluded',
    name: 'La ley me excluye',
    text: 'Uso el SII, tributo en el País Vasco o Navarra, u otra causa del art. 3.3 del RD 1007/2023. Te preguntamos cuál.',
  },
];

const ONCE = 'Se pregunta una vez, antes de la primera. Luego lo cambias en Configuración.';

/**
 * Who sends a company's invoices to the tax agency: asked once, before the first one, and again where the law has come
 * to ask for it.
 */
export function WhoSendsPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const representation = useRepresentation();
  const active = useOverview()?.active;
  const obligation = useObligation();
  const admin = useAdmin();
  const [answer, setAnswer] = useState<Answer>('folio');
  const back: string = state?.back ?? paths.dashboard;
  const issues = state?.issues === true;
  const leave = () => void navigate(back);
  const done = () => void navigate(back, issues ? { state: { issue: true } } : {});
  const fromInvoice = back.startsWith(paths.invoices());
  const above = <BackLink to={back}>{fromInvoice ? 'Factura' : 'Dashboard'}</BackLink>;
  const page = (children: ReactNode) => (
    <Page
      title="¿Quién envía tus facturas a la AEAT?"
      subtitle={obligation?.mayIssue === false ? obligation.words : ONCE}
      above={above}
    >
      {children}
    </Page>
  );
  if (!representation)
    return page(
      <Card padding="5" aria-busy>
        <Skeleton width="40%" marginBottom="4" />
        <Skeleton width="70%" />
      </Card>,
    );
  if ((active && !obligation?.ending) || representation.current)
    return page(
      <Banner
        kind="success"
        action={
          <ButtonLink to={paths.settings('verifactu')} size="sm" variant="outline">
            Ver en Configuración
          </ButtonLink>
        }
      >
        Ya está decidido: tus facturas se envían a la AEAT al emitirlas.
      </Banner>,
    );
  if (!admin) return page(<Banner kind="info">Lo decide un administrador de tu empresa.</Banner>);
  const choices = choicesOf(obligation?.bindsFrom).filter(({ value }) =>
    value === 'folio' ? representation.offered : value !== 'notYet' || obligation?.mayIssue !== false,
  );
  const chosen = choices.some(({ value }) => value === answer) ? answer : 'own';
  const props = { representation, leave, fromInvoice, done, issues };
  return page(
    <Box
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' }}
    >
      <Card role="radiogroup" aria-label="Quién envía tus facturas" overflow="hidden">
        {choices.map((choice, i) => (
          <ChoiceRow
            key={choice.value}
            {...choice}
            first={i === 0}
            on={choice.value === chosen}
            choose={() => setAnswer(choice.value)}
          />
        ))}
      </Card>
      {chosen === 'folio' && <ByFolio {...props} />}
      {chosen === 'own' && <ByOneself {...props} />}
      {chosen === 'notYet' && <NotYet {...props} />}
      {chosen === 'excluded' && <Excluded {...props} />}
    </Box>,
  );
}

function ChoiceRow({
  value,
  name,
  badge,
  text,
  first,
  on,
  choose,
}: Choice & { first: boolean; on: boolean; choose(): void }) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      padding={{ base: '4', lg: '5' }}
      borderTopWidth={first ? 0 : '1px'}
      bg={on ? 'brand.subtle' : undefined}
      cursor="pointer"
    >
      <Radio
        marginTop="3px"
        type="radio"
        name="who-sends"
        value={value}
        checked={on}
        onChange={choose}
        aria-describedby={`${value}-text`}
      />
      <Box minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Box as="span" textStyle="h2">
            {name}
          </Box>
          {badge}
        </Box>
        <Box id={`${value}-text`} color="muted">
          {text}
        </Box>
      </Box>
    </chakra.label>
  );
}
