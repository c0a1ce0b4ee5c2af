/** Text that is no XML, or XML of a kind that is not read. */
export class NotXml extends Error {}
