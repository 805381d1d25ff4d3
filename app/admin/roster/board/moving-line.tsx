import { useReader } from '../../../languages/use-reader.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import type { BoardView } from './load-board.server.ts'
import { stripTitle } from './strip-cell.tsx'
import type { Taken } from './taken.ts'

type Props = { taken: Taken | undefined; view: BoardView; message: string }

/** What is being moved and where it would go, for the eye and the ear, with the keys that go on. */
export function MovingLine({ taken, view, message }: Props) {
  const read = useReader()
  const words = read(rosterWords).moving
  const member = [...view.board.guides, ...view.board.cars].find(({ key }) => key === taken?.row)?.member
  const name = member?.name ?? words.nobody
  const text =
    taken?.kind === 'run'
      ? words.run({ title: taken.run.title, name })
      : taken && words.strip({ title: stripTitle(read, taken.strip), name, days: read.format.days(taken.from, taken.to) })
  return (
    <p role="status" className={taken ? 'note moving' : 'visually-hidden'}>
      {text ?? message}
    </p>
  )
}
