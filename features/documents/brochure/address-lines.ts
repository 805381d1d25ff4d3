/** What has room on one line beside the code for a camera. */
const mostCharacters = 46

/**
 * A web address in lines that are short enough to be printed whole: each begins at a slash or, where that is not enough, at a hyphen. The
 * printer would break it anywhere, with a hyphen that is none of the address.
 */
export function addressLines(address: string, most = mostCharacters): string[] {
  if (address.length <= most) return [address]
  const start = address.slice(0, most + 1)
  const cut = [start.lastIndexOf('/'), start.lastIndexOf('-'), most].find((at) => at > 0) ?? most
  return [address.slice(0, cut), ...addressLines(address.slice(cut), most)]
}
