import { Box, Heading } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Switch } from '../../ui/form/Switch';
import { GROUPS, KEYS, letterKeys } from '../../ui/keys/keys';
import { Key } from '../../ui/layout/Key';
import { Modal } from '../../ui/overlay/Modal';

/** All keys of the product, from the list that its handlers go by. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const id = useId();
  const [letters, setLetters] = useState(letterKeys.on);
  const turn = (on: boolean) => {
    letterKeys.turn(on);
    setLetters(on);
  };
  return (
    <Modal open={open} title="Todas las teclas" size="lg" onClose={onClose}>
      <Box display="grid" gap="5" paddingBottom="2">
        {GROUPS.map(({ title, names }) => (
          <section key={title}>
            <Heading as="h3" textStyle="label" color="muted" marginBottom="2">
              {title}
            </Heading>
            {names.map(name => (
              <Box key={name} display="grid" gridTemplateColumns="128px 1fr" gap="3" alignItems="center" minHeight="9">
                <Box display="flex" gap="1">
                  {KEYS[name].keys.map(key => (
                    <Key key={key} name={key} />
                  ))}
                </Box>
                <Box>{KEYS[name].does}</Box>
              </Box>
            ))}
          </section>
        ))}
        <Box display="flex" alignItems="center" gap="3" borderTopWidth="1px" paddingTop="4">
          <Switch on={letters} onChange={turn} aria-labelledby={id} />
          <Box id={id}>Teclas de una sola letra, como la N</Box>
        </Box>
      </Box>
    </Modal>
  );
}
