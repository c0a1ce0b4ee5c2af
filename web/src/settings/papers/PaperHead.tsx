import { Box } from '@chakra-ui/react';

interface PaperHeadProps {
  company: string;
  logo: string | null;
  colour: string;
}

/** The head of an invoice, with an invented number: white as paper in both modes. */
export function PaperHead({ company, logo, colour }: PaperHeadProps) {
  return (
    <Box
      role="img"
      aria-label={`Muestra de la cabecera de una factura, ${logo ? 'con' : 'sin'} logotipo`}
      bg="#FFFFFF"
      color="#141C2B"
      borderWidth="1px"
      borderRadius="sm"
      padding={{ base: '4', md: '6' }}
    >
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="4">
        <Box minWidth="0">
          {logo && <img src={logo} alt="" style={{ maxWidth: 200, maxHeight: 53, marginBottom: 12 }} />}
          <Box fontWeight="semibold" overflowWrap="anywhere">
            {company}
          </Box>
        </Box>
        <Box textAlign="end">
          <Box fontSize="xs">Factura</Box>
          <Box fontSize="2xl" fontWeight="semibold" style={{ color: colour }} whiteSpace="nowrap">
            A-2026-0001
          </Box>
        </Box>
      </Box>
      <Box marginTop="4" borderBottomWidth="1px" style={{ borderColor: colour }} />
    </Box>
  );
}
