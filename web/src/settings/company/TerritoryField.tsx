import { Box } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useRef } from 'react';
import { RULES, rulesOf, TERRITORIES, territoryOf, type Territory } from '../../../../schema/tax/territory';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { clockHere } from '../../ui/format/clockHere';
import { formatTaxRate } from '../../ui/format/here';
import { Banner } from '../../ui/layout/Banner';

const OPTIONS = TERRITORIES.map(value => ({ value, label: `${RULES[value].name} (${RULES[value].tax})` }));

interface TerritoryFieldProps {
  field: { name: string; value: string; onChange(value: string): void };
  error?: string;
  /** What stands on the server. */
  saved: string;
  address: string;
  readOnly: boolean;
}

/** Where the company is established, what that changes, and what its address says of it: proposed, never put. */
export function TerritoryField({ field, error, saved, address, readOnly }: TerritoryFieldProps) {
  const said = territoryOf(address);
  // Somebody who has no address yet may sit at a computer with the clock of the islands.
  const guess = said ?? (address.trim() || saved !== 'peninsula' ? null : clockHere());
  const root = useRef<HTMLDivElement>(null);
  // The button goes with what it proposes: the keyboard goes on from the field.
  const choose = (territory: Territory) => {
    field.onChange(territory);
    root.current?.querySelector('select')?.focus();
  };
  return (
    <Box ref={root} display="grid" gap="3">
      <FormField
        label="Territorio"
        required
        error={error}
        hint="Donde está establecida tu empresa. Decide el impuesto de tus facturas, sus tipos y la hora que llevan."
      >
        <Select {...field} options={OPTIONS} disabled={readOnly} maxWidth={{ lg: '420px' }} />
      </FormField>
      {!readOnly && guess && guess !== field.value && (
        <Banner
          kind="info"
          icon={MapPin}
          action={
            <Button size="sm" onClick={() => choose(guess)}>
              Elegir {RULES[guess].name}
            </Button>
          }
        >
          {`${said ? 'Por su dirección, tu empresa está' : 'Por la hora de tu ordenador, quizá tu empresa está'} ${PLACES[guess]}, donde se factura con ${RULES[guess].tax}.`}
        </Banner>
      )}
      {!readOnly && field.value !== saved && <Changes from={rulesOf(saved)} to={rulesOf(field.value)} />}
    </Box>
  );
}

const PLACES: Record<Territory, string> = {
  peninsula: 'en la Península o Baleares',
  canarias: 'en Canarias',
  ceuta: 'en Ceuta',
  melilla: 'en Melilla',
};

const unbroken = (rate: number) => formatTaxRate(rate).replace(' ', '\u00a0');

type Rules = ReturnType<typeof rulesOf>;

/** Before it is saved: what will be otherwise, and what stays. */
function Changes({ from, to }: { from: Rules; to: Rules }) {
  const rates = [...to.rates].sort((a, b) => a - b).map(unbroken);
  const facts = [
    to.tax !== from.tax &&
      `Tus próximas facturas llevan ${to.tax}: ${rates.slice(0, -1).join('; ')} o ${rates.at(-1)}. Una línea nueva empieza con el ${unbroken(to.rates[0]!)}.`,
    to.zone !== from.zone &&
      `Sus fechas y horas van por el reloj de ${to.zone === 'Atlantic/Canary' ? 'Canarias' : 'la Península'}.`,
    to.tax !== from.tax && `Las facturas ya emitidas conservan su ${from.tax}, y sus rectificativas también.`,
    to.tax !== from.tax &&
      `Tus borradores y productos conservan sus tipos. Al usarlos, Folio te pide cambiar los que el ${to.tax} no tiene.`,
  ].filter(Boolean);
  return (
    <Box role="status" bg="subtle" borderRadius="md" paddingX="4" paddingY="3" textStyle="small">
      <Box textStyle="label" marginBottom="1">
        Al guardar
      </Box>
      <Box as="ul" listStyleType="disc" paddingStart="4" display="grid" gap="1">
        {facts.length ? (
          facts.map(fact => <li key={String(fact)}>{fact}</li>)
        ) : (
          <li>Cambia la ciudad, no el impuesto.</li>
        )}
      </Box>
    </Box>
  );
}
