import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { buildCustomer, buildInvoice, buildTenant } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { schema } from '../../gate/schema';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Every field of a type, and of the types below it, but for the lines, which no list shows. */
function everything(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .filter(({ name }) => name !== 'lines')
    .map(field => {
      const below = getNamedType(field.type);
      return isObjectType(below) ? `${field.name} { ${everything(below)} }` : field.name;
    })
    .join(' ');
}

test('an invoice shows in the list all that it shows alone, but for its lines', async () => {
  const person = await buildTenant(app);
  const customer = await buildCustomer(app, person, {
    email: 'a@b.es',
    address: 'Calle Mayor, 1',
    city: 'Lugo',
    postalCode: '27001',
  });
  const { id } = await buildInvoice(app, person, {
    customerManual: undefined,
    customerId: customer.id,
    notes: 'Gracias',
  });
  await buildInvoice(app, person, {
    status: 'draft',
    customerManual: { name: 'Eva', nif: '48213960A', address: 'Calle del Pez, 3' },
  });
  expect((await app.rest('POST', `/invoices/${id}/pay`, { token: person.token })).status).toBe(200);
  const fields = everything(schema().getType('Invoice') as GraphQLObjectType);
  const { body } = await app.gql(`{ invoices { items { ${fields} } } }`, {}, { token: person.token });
  expect(body.errors).toBeUndefined();
  expect(body.data.invoices.items).toHaveLength(2);
  for (const listed of body.data.invoices.items) {
    const alone = await app.gql(
      `query($id: ID!) { invoice(id: $id) { ${fields} } }`,
      { id: listed.id },
      { token: person.token },
    );
    expect(listed).toEqual(alone.body.data.invoice);
  }
});
