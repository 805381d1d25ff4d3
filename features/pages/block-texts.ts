/** The places of the texts of written blocks: what stands in a list of blocks at `path`. The name after a quote is no text. */
export const blockTexts = (path: string): string[] =>
  ['text', 'items.*', 'caption', 'head.*', 'rows.*.*', 'scene.place'].map((field) => `${path}.*.${field}`)
