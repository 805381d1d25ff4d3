/** What a pasted email says itself: its text without quoted emails, and its own head, such as the subject, where that was pasted too. */
export type OwnText = { text: string; head: string; quoted: boolean }

/** A line is compared as small letters without accents, stars of bold text, or spaces around it. */
const plainLine = (line: string): string =>
  line
    .slice(0, 400)
    .normalize('NFD')
    .replace(/\p{M}|\*/gu, '')
    .replace(/\s/g, ' ')
    .trim()
    .toLowerCase()

const originalLine = /^-{2,} ?(?:original (?:message|appointment)|message (?:d['’ ]?origine|original|initial)) ?-{2,}$/
const forwardLine =
  /^(?:-{2,} ?(?:forwarded message|message transfere) ?-{2,}|begin forwarded message ?:|debut du message (?:transfere|reexpedie) ?:)$/
const fromLine = /^(?:from|de|expediteur) ?:/
const sentText = /(?:^| )(?:sent|envoye|date) ?:/
const headLine =
  /^(?:from|sent|date|to|cc|bcc|subject|reply-to|importance|de|expediteur|envoye|a|objet|sujet|repondre a|destinataires?) ?:/
/** An attribution is broken over so many lines at most, and a head says its day within as many. */
const mostHeadLines = 4

/** How many lines from `at` on introduce a quoted email by 'On … wrote:', in English or French; 0 where they do not. */
function attributionLines(lines: readonly string[], at: number): number {
  const end = /^on /.test(lines[at] ?? '') ? /wrote ?:$/ : /^le /.test(lines[at] ?? '') ? /a ecrit ?:$/ : undefined
  if (!end) return 0
  for (let count = 1; count <= mostHeadLines; count++) {
    const line = lines[at + count - 1]
    if (!line) return 0
    if (end.test(line)) return count
  }
  return 0
}

/** Whether an email's head begins here: who it is from, and when it was sent. */
function beginsHead(lines: readonly string[], at: number): boolean {
  return fromLine.test(lines[at] ?? '') && lines.slice(at, at + mostHeadLines + 1).some((line) => sentText.test(line))
}

/**
 * Leaves quoted emails out of a pasted one (docs/supply.md): lines that begin with '>', and everything after 'On … wrote:', after
 * '-----Original Message-----' and after the head of another email. Where 'On … wrote:' is followed by lines with '>', only these are
 * quoted: the answer may stand below them. A head at the very beginning is the email's own.
 */
export function ownText(text: string): OwnText {
  const written = text.split(/\r\n?|\n/)
  const plain = written.map(plainLine)
  const isMarked = (at: number) => plain[at]?.startsWith('>') ?? false
  const own: string[] = []
  const head: string[] = []
  let quoted = false
  let at = 0
  const skipEmpty = () => {
    while (at < plain.length && plain[at] === '') at++
  }
  skipEmpty()
  if (forwardLine.test(plain[at] ?? '')) at++
  skipEmpty()
  if (beginsHead(plain, at)) while (headLine.test(plain[at] ?? '')) head.push(written[at++] ?? '')
  for (; at < written.length; at++) {
    const line = plain[at] ?? ''
    const count = attributionLines(plain, at)
    if (isMarked(at)) quoted = true
    else if (count > 0) {
      quoted = true
      at += count
      skipEmpty()
      if (!isMarked(at)) break
      at--
    } else if (originalLine.test(line) || forwardLine.test(line) || beginsHead(plain, at)) {
      quoted = true
      break
    } else own.push(written[at] ?? '')
  }
  return { text: own.join('\n'), head: head.join('\n'), quoted }
}
