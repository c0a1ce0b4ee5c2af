import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../../../schema/paper/language';
import { usualText } from '../../../../schema/paper/letter/in-language';
import { LETTERS, type LetterName } from '../../../../schema/paper/letter/letters';
import { openApp } from '../../test/app';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';

type Handlers = Parameters<typeof serve>[0];
interface Asked {
  letter: LetterName;
  language: PaperLanguage;
  text: string | null;
}

const textOf = ({ letter, language, text }: Asked) => ({
  __typename: 'LetterText',
  letter,
  language,
  text: text ?? usualText(letter, { paperLanguage: language }),
  own: text !== null,
});
const all = () =>
  (Object.keys(LETTERS) as LetterName[]).flatMap(letter =>
    (Object.keys(PAPER_LANGUAGES) as PaperLanguage[]).map(language => textOf({ letter, language, text: null })),
  );

async function open(handlers: Handlers = {}) {
  const calls = serve({
    Me: me(),
    LetterTexts: () => data({ letterTexts: all() }),
    LetterExample: ({ letter, text }: Asked) =>
      data({
        letterExample: {
          __typename: 'LetterShown',
          ...{ from: 'Marea, S.L.', replyTo: null, subject: `Asunto de ${letter}`, html: `<p>${text}</p>` },
        },
      }),
    SaveLetterText: (asked: Asked) => data({ saveLetterText: textOf(asked) }),
    ...handlers,
  });
  openApp('/app/settings?tab=correos', 't');
  return calls;
}
const saved = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ operation }) => operation === 'SaveLetterText').map(({ variables }) => variables);
const text = () => screen.findByLabelText(/^Texto/);

test('a text is written for one letter in one language, seen as it arrives, and taken back to the usual one', async () => {
  const user = userEvent.setup();
  const calls = await open();
  expect(await text()).toHaveValue(usualText('invoice', {}));
  await user.selectOptions(screen.getByLabelText('Correo'), 'Presupuesto');
  await user.selectOptions(screen.getByLabelText('Idioma'), 'Catalán');
  expect(await text()).toHaveValue(usualText('quote', { paperLanguage: 'ca' }));
  expect(screen.getByText(/Es el texto de siempre/)).toBeInTheDocument();
  await user.clear(await text());
  await user.click(await text());
  await user.paste('Us enviem ');
  await user.click(screen.getByRole('button', { name: 'Poner el campo numero: el número' }));
  expect(await text()).toHaveValue('Us enviem {numero}');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Texto guardado')).toBeInTheDocument();
  expect(saved(calls)).toEqual([
    {
      ...{ letter: 'quote', language: 'ca', text: 'Us enviem {numero}' },
      seen: usualText('quote', { paperLanguage: 'ca' }),
    },
  ]);
  expect(screen.getByText(/Escrito por vosotros/)).toBeInTheDocument();
  expect(
    within(screen.getByLabelText('Correo')).getByRole('option', { name: 'Presupuesto (propio)' }),
  ).toBeInTheDocument();
  expect(await screen.findByText('Asunto de quote')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Volver al texto de siempre' }));
  await waitFor(async () => expect(await text()).toHaveValue(usualText('quote', { paperLanguage: 'ca' })));
  expect(saved(calls)[1]).toEqual({
    ...{ letter: 'quote', language: 'ca', text: null },
    seen: 'Us enviem {numero}',
  });
});

test('what is written of one stays while another is looked at', async () => {
  const user = userEvent.setup();
  await open();
  await user.type(await text(), ' P. D.');
  await user.selectOptions(screen.getByLabelText('Idioma'), 'Inglés');
  await user.selectOptions(screen.getByLabelText('Idioma'), 'Castellano');
  expect(await text()).toHaveValue(`${usualText('invoice', {})} P. D.`);
});

test('no example is asked for with the text of another letter', async () => {
  const user = userEvent.setup();
  const calls = await open();
  await screen.findByText('Asunto de invoice');
  await user.selectOptions(screen.getByLabelText('Correo'), LETTERS.reminder1);
  await screen.findByText('Asunto de reminder1');
  const asked = calls.filter(({ operation }) => operation === 'LetterExample').map(({ variables }) => variables);
  expect(asked).toEqual([
    { letter: 'invoice', language: 'es', text: usualText('invoice', {}) },
    { letter: 'reminder1', language: 'es', text: usualText('reminder1', {}) },
  ]);
});

describe('what another admin saved meanwhile', () => {
  const MOVED = 'Alguien ha cambiado este texto mientras lo escribías: mira lo que dice ahora antes de guardar el tuyo';
  const THEIRS = 'De Luis: {numero}.';

  /** Of two admins the other saves while this one writes. */
  async function late() {
    let now = usualText('invoice', {});
    const calls = await open({
      LetterTexts: () =>
        data({ letterTexts: all().map((each, at) => (at === 0 ? { ...each, text: now, own: now === THEIRS } : each)) }),
      SaveLetterText: (asked: Asked & { seen: string }) => {
        if (asked.seen !== now) return refusal('CONFLICT', MOVED);
        now = asked.text!;
        return data({ saveLetterText: textOf(asked) });
      },
    });
    const into = jest.spyOn(Element.prototype, 'scrollIntoView');
    const user = userEvent.setup();
    await user.type(await text(), ' P. D.');
    now = THEIRS;
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(MOVED)).toBeInTheDocument();
    const theirs = within(await screen.findByRole('region', { name: 'Lo que dice ahora' }));
    expect(theirs.getByText(THEIRS)).toBeInTheDocument();
    expect(into.mock.contexts).toContain(screen.getByRole('region', { name: 'Lo que dice ahora' }));
    expect(await text()).toHaveValue(`${usualText('invoice', {})} P. D.`);
    return { user, calls, theirs };
  }

  test('is shown beside what was typed, which stays, and takes its place when that is wanted', async () => {
    const { user, theirs } = await late();
    await user.click(theirs.getByRole('button', { name: 'Cargar el más reciente' }));
    expect(await text()).toHaveValue(THEIRS);
    expect(screen.queryByText(MOVED)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Lo que dice ahora' })).not.toBeInTheDocument();
    await user.type(await text(), ' Y gracias.');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Texto guardado')).toBeInTheDocument();
  });

  test('is replaced by who has read it and saves again', async () => {
    const { user, calls } = await late();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Texto guardado')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Lo que dice ahora' })).not.toBeInTheDocument();
    expect(saved(calls).map(({ seen }) => seen)).toEqual([usualText('invoice', {}), THEIRS]);
  });

  test('of another text is not in the way of this one', async () => {
    const { user } = await late();
    await user.selectOptions(screen.getByLabelText('Idioma'), 'Inglés');
    expect(screen.queryByRole('region', { name: 'Lo que dice ahora' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Idioma'), 'es');
    expect(screen.getByRole('region', { name: 'Lo que dice ahora' })).toBeInTheDocument();
  });
});

test('a text of 2,000 characters is sent and one more is not; a line’s end and an emoji are one each', async () => {
  const user = userEvent.setup();
  const calls = await open();
  const full = `${'a'.repeat(1_000)}\n${'😀'.repeat(999)}`;
  fireEvent.change(await text(), { target: { value: `${full}b` } });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await text()).toHaveAccessibleDescription(/Escribe como mucho 2000 caracteres/);
  expect(saved(calls)).toEqual([]);
  fireEvent.change(await text(), { target: { value: full } });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Texto guardado')).toBeInTheDocument();
});

test('a text that cannot be is refused on its field, before it is sent and after', async () => {
  const user = userEvent.setup();
  const said = 'No hay ningún campo {otro}';
  const calls = await open({ SaveLetterText: () => refusal('BAD_USER_INPUT', said, { text: said }) });
  await user.clear(await text());
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await text()).toHaveAccessibleDescription(/Escribe el texto del correo/);
  expect(saved(calls)).toEqual([]);
  await user.type(await text(), 'Va');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () => expect(await text()).toHaveAccessibleDescription(new RegExp(said)));
});

test('who is no admin reads them and changes none', async () => {
  await open({ Me: me('user') });
  expect(await text()).toHaveAttribute('readonly');
  expect(screen.getByText('Solo un administrador de la empresa puede cambiarlos.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
});
