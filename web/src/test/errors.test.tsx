import { render, screen, waitFor } from '@testing-library/react';

const messageOf = async (asked: () => unknown) => {
  try {
    await asked();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

it('what is not found, at once or in time, is said with the page as it stands', async () => {
  render(<p>Hola</p>);
  expect(await messageOf(() => screen.getByText('Adiós'))).toContain('Hola');
  const late = await messageOf(() => screen.findByText('Adiós', {}, { timeout: 60 }));
  expect(late).toContain('Unable to find an element with the text: Adiós');
  expect(late).toContain('Hola');
});

it('the page is not drawn while something is waited for', async () => {
  render(<p>Hola</p>);
  const said: string[] = [];
  await waitFor(() => {
    try {
      screen.getByText('Adiós');
    } catch (error) {
      said.push((error as Error).message);
    }
  });
  expect(said).toEqual([expect.not.stringContaining('Hola')]);
});

it('of several that are found while one is waited for, each is named', async () => {
  render(
    <>
      <p id="uno">Hola</p>
      <p id="dos">Hola</p>
    </>,
  );
  const late = await messageOf(() => screen.findByText('Hola', {}, { timeout: 60 }));
  const [before] = late.split('Ignored nodes');
  expect(before).toContain('uno');
  expect(before).toContain('dos');
});
