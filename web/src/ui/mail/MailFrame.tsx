import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

const Frame = chakra('iframe', { base: { display: 'block', width: 'full', border: 0, borderRadius: 'md' } });

/** Its height before it is known. */
const FIRST = 320;

/**
 * A letter as a mail program shows it. No script runs in its frame, no form is sent from it and it opens nothing: that it is
 * of our origin only lets its height be read. What it loads is bound by the page's own policy.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = () => {
    const body = frame.current?.contentDocument?.body;
    if (body?.offsetHeight) frame.current!.style.height = `${body.offsetHeight}px`;
  };
  useEffect(() => {
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  return <Frame ref={frame} title={title} sandbox="allow-same-origin" srcDoc={html} height={FIRST} onLoad={fit} />;
}
