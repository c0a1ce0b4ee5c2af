import { Box } from '@chakra-ui/react';
import { Fold } from '../../ui/layout/Fold';
import { useRepresentation } from '../../verifactu/representation/useRepresentation';

/** Where there is none: what it is and where it comes from. */
export function NoCertificateYet() {
  const offered = useRepresentation()?.offered;
  return (
    <Box marginTop="2">
      <Fold title="No tengo certificado, ¿cómo lo consigo?">
        <Box as="ol" display="grid" gap="1.5" paddingStart="5" listStyleType="decimal">
          <li>
            Pídelo a un prestador reconocido, como la FNMT: el de persona física si eres autónomo, el de representante
            si es una sociedad.
          </li>
          <li>Identifícate donde te indique el prestador, y descárgalo en tu ordenador.</li>
          <li>Expórtalo desde el navegador o el llavero con su clave privada, como .p12 o .pfx, y súbelo aquí.</li>
        </Box>
        {offered && (
          <Box as="p" marginTop="3">
            O no lo consigas: más abajo puedes autorizar a Folio a presentar por ti.
          </Box>
        )}
      </Fold>
    </Box>
  );
}
