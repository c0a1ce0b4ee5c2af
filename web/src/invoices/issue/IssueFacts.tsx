import { Box } from '@chakra-ui/react';
import { Info, TriangleAlert } from 'lucide-react';
import { formatMoney } from '../../ui/format/amounts';
import { Button } from '../../ui/Button';

export interface Issued {
  total: string;
  /** What is to be paid, where it is another amount. */
  payable: string;
  /** It names nobody's address. */
  simplified?: boolean;
  customer: string;
  customerAddress: string | null;
  /** Leads to where the customer's address is written. */
  fixCustomer?(): void;
  /** What the AEAT would refuse, of a company that does not send. */
  refused?: string[];
  /** What is allowed and mostly a slip. */
  doubts?: string[];
  /** Lines at 0 % that do not say why. */
  unsaid: number;
}

/** `missing`: the law asks for it, and it can be put right before: `fix` leads there. */
export interface Fact {
  text: string;
  missing?: boolean;
  fix?: { name: string; go(): void };
}

interface IssueFactsProps {
  facts: Fact[];
  issued: Issued;
  leave(): void;
}

export function IssueFacts({ facts, issued: { total, payable, customer }, leave }: IssueFactsProps) {
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="2" color="text">
        {facts.map(({ text, missing, fix }) => (
          <Box as="li" key={text} display="flex" gap="2.5">
            <Box
              as={missing ? TriangleAlert : Info}
              aria-hidden
              width="16px"
              height="16px"
              flexShrink={0}
              marginTop="2px"
              strokeWidth={1.75}
              color={missing ? 'warning' : 'muted'}
            />
            <Box minWidth="0" overflowWrap="anywhere">
              {text}
              {fix && (
                <Box marginTop="1.5">
                  <Button
                    size="sm"
                    aria-label={fix.name}
                    onClick={() => {
                      leave();
                      fix.go();
                    }}
                  >
                    Añadir dirección
                  </Button>
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="4"
        marginTop="4"
        paddingTop="3"
        borderTopWidth="1px"
      >
        <Box minWidth="0" color="text" overflowWrap="anywhere">
          {customer}
        </Box>
        <Box textAlign="end" layerStyle="figures">
          {payable !== total && <Box textStyle="caption">Total a pagar</Box>}
          <Box textStyle="h1" color="text">
            {formatMoney(payable)}
          </Box>
          {payable !== total && <Box textStyle="caption">{`Total factura ${formatMoney(total)}`}</Box>}
        </Box>
      </Box>
    </>
  );
}
