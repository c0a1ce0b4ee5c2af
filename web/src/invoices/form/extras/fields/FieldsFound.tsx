import { Box } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Switch } from '../../../../ui/form/Switch';
import { TextInput } from '../../../../ui/form/TextInput';
import { Kbd } from '../../../../ui/layout/Kbd';
import type { FieldChoice, FieldGroup } from './fields';

interface FieldsFoundProps {
  id: string;
  search: Ref<HTMLInputElement>;
  query: string;
  setQuery(query: string): void;
  groups: readonly FieldGroup[];
  choices: readonly FieldChoice[];
}

/** What is looked for, and the fields that are found under their headings. */
export function FieldsFound({ id, search, query, setQuery, groups, choices }: FieldsFoundProps) {
  return (
    <>
      <Box paddingX="5" paddingBottom="2">
        <TextInput
          ref={search}
          value={query}
          onChange={setQuery}
          aria-label="Buscar un campo"
          placeholder="Busca: tique, IRPF, anticipo…"
          autoComplete="off"
        />
      </Box>
      <Box columnCount={{ lg: groups.length > 1 ? 2 : 1 }} columnGap="0">
        {groups.map(group => (
          <Box as="section" key={group.name} aria-label={group.name} breakInside="avoid">
            <Box textStyle="captionStrong" color="muted" paddingX="5" paddingTop="2">
              {group.name}
            </Box>
            {group.rows.map(({ letter, choice }) => (
              <FieldRow key={choice.name} id={`${id}-${choices.indexOf(choice)}`} letter={letter} choice={choice} />
            ))}
          </Box>
        ))}
      </Box>
      {groups.length === 0 && (
        <Box paddingX="5" color="muted" role="status">
          No hay ningún campo con «{query.trim()}».
        </Box>
      )}
    </>
  );
}

interface FieldRowProps {
  id: string;
  letter: string;
  choice: FieldChoice;
}

function FieldRow({ id, letter, choice: { name, hint, on, off, turn } }: FieldRowProps) {
  return (
    <Box display="flex" alignItems="center" gap="3" paddingX="5" paddingY="2">
      <Box flex="1" minWidth="0">
        <Box id={id} textStyle="label">
          {name}
        </Box>
        <Box id={`${id}-hint`} textStyle="caption" color="muted">
          {hint}
        </Box>
      </Box>
      <Box hideBelow="lg">{letter && <Kbd aria-hidden>{letter}</Kbd>}</Box>
      <Switch
        on={on}
        off={off}
        onChange={turn}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        aria-keyshortcuts={letter || undefined}
      />
    </Box>
  );
}
