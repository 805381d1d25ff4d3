-- expand: a check on new rows, which the release before keeps by itself.
-- A rate or supplement names a service and a contract of one supplier. A foreign key over both would need a column of the supplier in rows
-- that never change; what a service and a contract belong to never changes either, so it is enough to look when a row is added.
create function keep_one_supplier() returns trigger language plpgsql as $$
begin
  if new.service_id is not null and (select supplier_id from supplier_services where id = new.service_id)
    <> (select supplier_id from supplier_contracts where id = new.contract_id) then
    raise exception 'Service % and contract % are of two suppliers', new.service_id, new.contract_id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger rates_are_of_one_supplier before insert on supplier_rates for each row execute function keep_one_supplier();
create trigger supplements_are_of_one_supplier before insert on supplier_supplements for each row execute function keep_one_supplier();
