import { Box, Heading, Text } from '@chakra-ui/react';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { TextInput } from '../../ui/form/TextInput';
import { toast } from '../../ui/overlay/toast';
import type { NewKey } from './NewApiKeyModal';

/** The secret of a key just made. It goes only when somebody says that they have it. */
export function NewApiKeySecret({ made, onDone }: { made: NewKey; onDone(): void }) {
  const card = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => card.current?.focus(), [made]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.token);
      setCopied(true);
    } catch {
      // Not given on plain http, or not allowed.
      card.current?.querySelector('input')?.select();
      toast.warning('El navegador no deja copiar: la clave está seleccionada, cópiala con el teclado.');
    }
  };
  return (
    <Box
      ref={card}
      as="section"
      aria-labelledby="secret"
      tabIndex={-1}
      outline="0"
      padding={{ base: '4', lg: '5' }}
      bg="warning.subtle"
      borderWidth="1px"
      borderColor="warning.border"
      borderRadius="md"
    >
      <Box display="flex" gap="3">
        <Box
          as={TriangleAlert}
          aria-hidden
          width="18px"
          height="18px"
          flexShrink={0}
          marginTop="2px"
          color="warning"
          strokeWidth={1.75}
        />
        <Box>
          <Heading as="h3" id="secret" textStyle="h2" overflowWrap="anywhere">
            Copia ahora la clave «{made.apiKey.name}»
          </Heading>
          <Text marginTop="1">
            Es la única vez que se muestra: no la guardamos. Trátala como una contraseña, y si la pierdes, revócala y
            crea otra.
          </Text>
        </Box>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="flex-end" marginTop="4">
        <Box flex="1 1 320px" minWidth="0">
          <FormField label="Clave">
            <TextInput
              value={made.token}
              onChange={() => undefined}
              readOnly
              fontFamily="mono"
              onFocus={event => event.currentTarget.select()}
            />
          </FormField>
        </Box>
        <Button variant="brand" icon={copied ? <Check /> : <Copy />} onClick={copy}>
          {copied ? 'Copiada' : 'Copiar'}
        </Button>
        <Button onClick={onDone}>Ya la he guardado</Button>
      </Box>
    </Box>
  );
}
