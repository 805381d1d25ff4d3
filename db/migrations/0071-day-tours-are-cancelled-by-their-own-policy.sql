-- contract: the new rule allows all that the former one did.
-- A line of a booking may go by the cancellation policy of day tours. The release before reads its tiers from the line, and counts a day
-- of notice to midnight: it charges nobody more.

alter table booking_lines drop constraint booking_lines_ladder_check;
alter table booking_lines add constraint booking_lines_ladder_check check (ladder in ('tours', 'day-tours', 'stays', 'cars'));
