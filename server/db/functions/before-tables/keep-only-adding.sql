-- For triggers of tables whose rows never change and are never deleted.
CREATE OR REPLACE FUNCTION keep_only_adding() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;
