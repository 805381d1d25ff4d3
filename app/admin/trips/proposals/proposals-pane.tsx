import { Link } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { LoadedTrip } from '../load-trip.server.ts'
import { proposalPath } from '../trip-paths.ts'

type Row = LoadedTrip['proposals'][number] & { tripId: string }

const columnsOf = (words: Words<typeof tripProposalWords.tree>['pane']): Column<Row>[] => [
  {
    head: words.columns.reference,
    isRowHead: true,
    className: 'nowrap num',
    cell: ({ tripId, id, reference }) => <Link to={proposalPath(tripId, id)}>{reference}</Link>,
  },
  { head: words.columns.version, label: words.columns.version, isNumber: true, cell: ({ number }) => number },
  { head: words.columns.sent, label: words.columns.sent, className: 'num', cell: ({ sent }) => sent },
  { head: words.columns.until, label: words.columns.until, className: 'num', cell: ({ until }) => until },
  { head: words.columns.seen, label: words.columns.seen, className: 'num', cell: ({ seen }) => seen },
  {
    head: words.columns.state,
    className: 'nowrap',
    cell: ({ state, isOpen }) => <span className={isOpen ? 'tag ok' : 'tag'}>{state}</span>,
  },
]

/** What of a trip was sent, the newest first. */
export function ProposalsPane({ trip: { id, proposals } }: { trip: LoadedTrip }) {
  const words = useWords(tripProposalWords).pane
  return (
    <Pane title={words.title}>
      {proposals.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <DataTable
          caption={words.title}
          className="stacks"
          columns={columnsOf(words)}
          rows={proposals.map((proposal) => ({ ...proposal, tripId: id }))}
          rowKey={(row) => row.id}
        />
      )}
    </Pane>
  )
}
