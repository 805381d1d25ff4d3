/** Where the picture of a hero is seen, and when. */
export function HourTag({ clock, place }: { clock: string; place: string }) {
  return (
    <p className="hour">
      <b>{clock}</b> {place}
    </p>
  )
}
