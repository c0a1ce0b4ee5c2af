import { Fragment } from 'react';
import { supportLink } from '../../support';
import { TextLink } from './TextLink';

const ASKS = /(\bescríbenos\b)/iu;

/** A text in which 'escríbenos' opens a mail to support. */
export function SupportText({ children }: { children: string }) {
  return (
    <>
      {children.split(ASKS).map((part, at) =>
        at % 2 ? (
          <TextLink key={at} to={supportLink()} reloadDocument>
            {part}
          </TextLink>
        ) : (
          <Fragment key={at}>{part}</Fragment>
        ),
      )}
    </>
  );
}
