/** What the calls of the matrix are made with, where no thing of a company stands in it. */
export const customerInput = {
  name: 'Óptica Güell',
  nif: 'A58402165',
  email: 'o@guell.example',
  phone: '931112233',
  address: 'Ausiàs Marc 8',
  city: 'Barcelona',
  postalCode: '08010',
};
export const productInput = { name: 'Hora', description: 'Hora de diseño', sku: 'H-1', price: '60.00', ivaRate: 21 };
export const LADDER = [3, 15, 30].map(days => ({ on: true, days, words: 'Por {facturas}' }));
let made = 0;
export const newEmail = () => `nueva${made++}@empresa.example`;
