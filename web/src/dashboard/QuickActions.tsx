import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight, Package, Plus, Settings, Users, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DashboardQuery } from '../gql/dashboard';
import { paths } from '../paths';
import { formatCount } from '../ui/format/amounts';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { Panel } from '../ui/layout/Panel';

type Overview = DashboardQuery['dashboard']['overview'];

interface Action {
  label: string;
  to: string;
  icon: LucideIcon;
  note(overview: Overview | undefined): string;
}

const saved = (count: number | undefined) =>
  count === undefined ? '' : count === 1 ? '1 guardado' : `${formatCount(count)} guardados`;

const ACTIONS: Action[] = [
  {
    label: 'Gestionar clientes',
    to: paths.customers(),
    icon: Users,
    note: overview => saved(overview?.totalCustomers),
  },
  {
    label: 'Productos (opcional)',
    to: paths.products(),
    icon: Package,
    note: overview => saved(overview?.totalProducts),
  },
  { label: 'Configuración', to: paths.settings(), icon: Settings, note: () => 'Empresa y Verifactu' },
];

const Way = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    color: 'text',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '& svg': { width: '18px', height: '18px', flexShrink: 0, strokeWidth: 1.75, color: 'brand' },
    '& svg:last-of-type': { color: 'muted', width: '16px' },
  },
});

export function NewInvoice({ main = true }: { main?: boolean }) {
  return (
    <ButtonLink variant={main ? 'accent' : 'outline'} full icon={<Plus />} to={paths.newInvoice}>
      Nueva factura
    </ButtonLink>
  );
}

/** `main`: its first one is the main action of the screen. */
export function QuickActions({ overview, main = true }: { overview: Overview | undefined; main?: boolean }) {
  return (
    <Panel title="Acciones rápidas">
      <Box paddingX="5" paddingBottom="2">
        <NewInvoice main={main} />
      </Box>
      <Box as="ul" listStyleType="none" paddingBottom="3">
        {ACTIONS.map(({ label, to, icon: Icon, note }) => (
          <li key={to}>
            <Way to={to} aria-label={label} paddingX="5" paddingY="1.5">
              <Icon aria-hidden />
              <Box flex="1">
                <Box textStyle="name">{label}</Box>
                <Box textStyle="caption" color="muted" minHeight="16px">
                  {note(overview)}
                </Box>
              </Box>
              <ChevronRight aria-hidden />
            </Way>
          </li>
        ))}
      </Box>
    </Panel>
  );
}

/** The ways of a small screen, where the new invoice stands above all else. */
export function Ways() {
  return (
    <Card as="ul" aria-label="Acciones rápidas" listStyleType="none" overflow="hidden">
      {ACTIONS.map(({ label, to, icon: Icon }, i) => (
        <Box as="li" key={to} borderTopWidth={i ? '1px' : 0}>
          <Way to={to} paddingX="4" minHeight="56px">
            <Icon aria-hidden />
            <Box flex="1" textStyle="name">
              {label}
            </Box>
            <ChevronRight aria-hidden />
          </Way>
        </Box>
      ))}
    </Card>
  );
}
