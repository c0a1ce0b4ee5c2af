import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { invitationIn, inviterOf } from '../inviter';

/**
 * Who invited. The page was written without it and bears the line empty; `entrance.entry.ts` fills it before the
 * application is there, and what stands in it then is taken over.
 */
export function Invitation() {
  const line = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    const code = invitationIn(location.search);
    const written = line.current?.textContent;
    if (written) setTold(written);
    else if (code) void inviterOf(code).then(text => text && setTold(text));
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
      {told}
    </Box>
  );
}
