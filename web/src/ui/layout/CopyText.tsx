import { Box } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from '../overlay/toast';
import { Press } from './Press';

interface CopyTextProps {
  label: string;
  text: string;
  /** A hash: letters of one width, broken anywhere. */
  mono?: boolean;
}

/** A text that goes elsewhere as it is, with a button that takes it. */
export function CopyText({ label, text, mono }: CopyTextProps) {
  const value = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // There is no clipboard on plain http, or it is not allowed.
      if (value.current) getSelection()?.selectAllChildren(value.current);
      toast.warning('El navegador no deja copiar: el texto está seleccionado, cópialo con el teclado.');
    }
  };
  return (
    <Box>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Box textStyle="caption" color="muted">
          {label}
        </Box>
        <Press onClick={() => void copy()} aria-label={`Copiar: ${label}`}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? 'Copiado' : 'Copiar'}
        </Press>
      </Box>
      <Box
        ref={value}
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
        {...(mono ? { fontFamily: 'mono', textStyle: 'caption' } : { textStyle: 'name' })}
      >
        {text}
      </Box>
    </Box>
  );
}
