import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { dialogParameter, onlyDialog } from '../../components/dialogs/dialog-address.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { Flash } from '../../components/toast.tsx'
import { CrewTabs } from '../../crew/crew-tabs.tsx'
import { crewFlash } from '../crew-flash.server.ts'
import { type CrewReply, doByCrewForm } from '../crew-form-action.server.ts'
import { UndoForm } from '../undo-form.tsx'
import type { Route } from './+types/board.ts'
import { boardAddress, readBoardQuery } from './board-address.ts'
import { BoardDialogs } from './board-dialogs.tsx'
import { BoardGrid } from './board-grid.tsx'
import { BoardActions, BoardTools } from './board-tools.tsx'
import { loadBoard } from './load-board.server.ts'
import { NeedsList } from './needs-list.tsx'
import { RunPanel } from './run-panel.tsx'
import { SkipToNeeds } from './skip-to-needs.tsx'
import { SuppliedList } from './supplied-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const { searchParams } = args.url
  const [ctx, read] = [contextOf(args.context), wordsReader(args.context)]
  const view = await loadBoard(ctx, read, searchParams)
  return { ...view, flash: await crewFlash(ctx.db, read, searchParams), undo: searchParams.get('undo') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'roster:write')
  const ctx = contextOf(args.context)
  const answer = await doByCrewForm(ctx, wordsReader(args.context), await args.request.formData(), { actor })
  if (!answer) throw data(null, { status: 404 })
  if ('reply' in answer) return data<CrewReply>(answer.reply, { status: answer.reply.status })
  const query = readBoardQuery(args.url.searchParams, kigaliDay(ctx.clock.now()))
  return redirect(boardAddress(query, { more: { ...answer.done } }), 303)
}

/** A dialog needs nothing new; after a refusal because of somebody else's change the board is as it is now. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formMethod === undefined && onlyDialog(args.currentUrl, args.nextUrl, ['undo', 'who', 'was'])
    ? false
    : revalidateOnConflict(args)

/** Who and what is where in the next weeks, and what still lacks somebody. */
export default function Roster({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(rosterWords)
  const { may } = useAuth()
  const [search] = useSearchParams()
  const { needy, unconfirmed, query, chosen, flash, undo, choices } = loaderData
  const changes = may('roster:write')
  const dialog = search.get(dialogParameter)
  return (
    <div className="list-page roster">
      {needy.length > 0 && <SkipToNeeds />}
      <PageBar
        title={words.title}
        isStatus
        lede={
          needy.length === 0 && unconfirmed > 0 ? words.ledeOrdered({ count: unconfirmed }) : words.lede({ count: needy.length })
        }
        actions={<BoardActions view={loaderData} changes={changes} />}
      />
      <CrewTabs />
      <div className="flash">
        <Flash undo={undo !== '' && changes && <UndoForm entry={undo} />}>{!actionData && flash}</Flash>
      </div>
      {choices.length === 0 && loaderData.board.guides.length + loaderData.board.cars.length === 0 ? (
        <>
          <EmptyState title={words.empty.title} text={words.empty.text}>
            <Link className="btn line" to="/admin/crew">
              {words.empty.add}
            </Link>
          </EmptyState>
          <SuppliedList view={loaderData} />
        </>
      ) : (
        <>
          <BoardTools view={loaderData} />
          <div className={chosen ? 'with-run' : undefined}>
            {chosen && (
              <RunPanel key={query.runText} view={loaderData} chosen={chosen} changes={changes} isBehind={dialog !== null} />
            )}
            <div className="of-board">
              {needy.length > 0 && dialog !== 'needs' && <NeedsList view={loaderData} className="by-phone" />}
              <BoardGrid view={loaderData} changes={changes} undo={undo} />
              <SuppliedList view={loaderData} />
            </div>
          </div>
        </>
      )}
      <BoardDialogs dialog={dialog} view={loaderData} changes={changes} reply={actionData} />
    </div>
  )
}
