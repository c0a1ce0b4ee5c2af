// Jest's environment for Node gives each registry a context whose global answers through an interceptor and a proxy:
// every Math, Buffer and Object in the product and in its libraries is looked up by a function, each time, which took a
// quarter of the time of these tests. Here it is a context of its own with an ordinary global.
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;

module.exports = class extends TestEnvironment {
  constructor(...given) {
    // Called once, in there.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }

  /** What the files of a group share ends while modules can still be loaded. */
  async handleTestEvent({ name }) {
    if (name !== 'run_finish') return;
    await this.global.folioSharedAeat?.stop();
    await this.global.folioSharedApp?.close();
  }

  async teardown() {
    await this.global.folioPdfThread?.terminate();
    await super.teardown();
  }
};
