import { data } from 'react-router'
import { readPlace } from '#features/autosave/autosave-key.ts'
import { saveDraftText } from '#features/autosave/save-draft-text.server.ts'
import { may, type Permission } from '#features/staff/permissions.ts'
import { contextOf } from '../../context.ts'
import { typed } from '../../shared/read-form.server.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/autosave.ts'

const needs: Record<string, Permission> = { enquiry: 'enquiries:write', letter: 'emails:write' }

/** Stores what a member of staff has typed and not sent at a place. An unknown place is a 404. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'self:write')
  const { place: named = '', stamp: _, ...values } = typed(await args.request.formData())
  const place = readPlace(named)
  if (!place) throw data(null, { status: 404 })
  const permission = needs[place.slice(0, place.indexOf(':'))]
  if (!permission || !may(staff.role, permission)) throw data(null, { status: 403 })
  const saved = await saveDraftText(contextOf(args.context), { staffId: staff.id, place, typed: values })
  return new Response(null, { status: saved.done ? 204 : 413 })
}
