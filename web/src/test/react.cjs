// React as browsers get it, with the `act` that only its other build has: what is done is drawn before it returns, and what
// that brings about once it is waited for.
const production = require('../../../node_modules/react/cjs/react.production.js');

// The real one, whatever clock a test sets later.
const later = setTimeout;
/** An answer, what is drawn of it, and what that asks for in its turn. */
const TURNS = 3;

async function settled() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(resolve => later(resolve, 0));
}

/** What a component throws that no boundary catches goes to the page: whoever draws it gets it instead. */
function drawn(work) {
  let thrown = null;
  const caught = event => {
    event.preventDefault();
    thrown = event;
  };
  window.addEventListener('error', caught);
  try {
    require('react-dom').flushSync(work);
  } finally {
    window.removeEventListener('error', caught);
  }
  if (thrown) throw thrown.error;
}

function act(work) {
  let made;
  drawn(() => {
    made = work();
  });
  const done = async () => {
    const value = await made;
    await settled();
    return value;
  };
  // Nothing happens behind what nobody waits for.
  return { then: (resolve, reject) => done().then(resolve, reject) };
}

module.exports = { ...production, act };
