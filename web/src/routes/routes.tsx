import { lazy, useState, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Guard, Visitors } from '../session/guard';
import { frame, LEADS, notFound, screenAt, SCREENS, type Audience } from './screens';

type Load = () => Promise<ComponentType>;

const atHand = new Map<Load, ComponentType>();

async function take(load: Load): Promise<void> {
  atHand.set(load, await load());
}

/**
 * Loads what an address shows before anything is drawn, so that it is drawn at once. Fails where a file does not come;
 * it is asked for again when the screen is drawn.
 */
export async function have(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen) return;
  await Promise.all([take(screen.load), screen.audience === 'members' && take(frame)]);
}

function drawn(load: Load) {
  const Later = lazy(async () => ({ default: await load() }));
  function Drawn() {
    const [Screen] = useState<ComponentType>(() => atHand.get(load) ?? Later);
    return <Screen />;
  }
  return <Drawn />;
}

const screensFor = (audience: Audience): RouteObject[] =>
  SCREENS.filter(screen => screen.audience === audience).map(({ path, load }) => ({ path, element: drawn(load) }));

export const routes: RouteObject[] = [
  { element: <Visitors />, children: screensFor('visitors') },
  ...screensFor('anybody'),
  { element: <Guard />, children: [{ element: drawn(frame), children: screensFor('members') }] },
  ...Object.entries(LEADS).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  { path: '*', element: drawn(notFound) },
];
