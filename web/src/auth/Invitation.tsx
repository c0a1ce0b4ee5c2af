import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { invitationIn, inviterOf } from '../inviter';

/**
 * Who invited. The page was written without it and has the line empty; `entrance.entry.ts` fills it before the
 * application is there, and what stands in it then is taken over.
 */
export function Invitation() {
  const line = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const code = invitationIn(location.search);
    const written = line.current?.textContent;
    if (written) setText(written);
    else if (code) void inviterOf(code).then(found => found && setText(found));
  }, []);
  return (
    <Box
      ref={line}
      data-invitation
      suppressHydrationWarning
      role="status"
      _empty={{ display: 'none' }}
      overflowWrap="anywhere"
      marginBottom="6"
      paddingX="4"
      paddingY="2.5"
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.border"
      borderRadius="md"
      fontWeight="medium"
    >
      {text}
    </Box>
  );
}
