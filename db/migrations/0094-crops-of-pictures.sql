-- The crops of a picture: of which file they were made, for which step of its focal point, 0 to 4, and the colour that stands behind
-- it until it has loaded. They are shown while that file is shown: a release that knows no crops may replace the file. Pictures made
-- before have none until the daily job has made them.
alter table pictures
  add column colour text check (colour ~ '^#[0-9a-f]{6}$'),
  add column crop_x smallint check (crop_x between 0 and 4),
  add column crop_y smallint check (crop_y between 0 and 4),
  add column crop_hash text check (
    (crop_hash is null) = (colour is null) and (crop_hash is null) = (crop_x is null) and (crop_hash is null) = (crop_y is null));
