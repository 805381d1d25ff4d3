/** The name of a file as it can be shown: without its folders, without signs that are not written, of at most 120 characters. */
export function fileNameOf(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out, with the marks that turn a text around
  const plain = last.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '').trim()
  return [...plain].slice(0, 120).join('') || 'picture'
}
