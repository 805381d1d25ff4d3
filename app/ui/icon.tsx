import arrow from 'lucide-static/icons/arrow-right.svg?raw'
import bed from 'lucide-static/icons/bed-double.svg?raw'
import calendar from 'lucide-static/icons/calendar-plus.svg?raw'
import car from 'lucide-static/icons/car.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import alert from 'lucide-static/icons/circle-alert.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import minus from 'lucide-static/icons/minus.svg?raw'
import meal from 'lucide-static/icons/utensils.svg?raw'
import close from 'lucide-static/icons/x.svg?raw'

/** The shapes of a Lucide file without its frame: the frame, with our stroke, is the same for all. */
const shapes = (file: string) => file.slice(file.indexOf('\n>') + 2, file.lastIndexOf('</svg>')).trim()

const icons = {
  alert: shapes(alert),
  arrow: shapes(arrow),
  bed: shapes(bed),
  calendar: shapes(calendar),
  car: shapes(car),
  check: shapes(check),
  close: shapes(close),
  meal: shapes(meal),
  menu: shapes(menu),
  minus: shapes(minus),
}

export type IconName = keyof typeof icons

/** One drawing beside a word; alone only where its button is named. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className ? `i ${className}` : 'i'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
