# PostgreSQL under Patroni, archived by pgBackRest. deploy/pgbackrest.conf belongs into /etc/pgbackrest/ before the image is built.
FROM postgres:18-bookworm
RUN apt-get update && apt-get install -y --no-install-recommends patroni pgbackrest python3-etcd && rm -rf /var/lib/apt/lists/*
COPY patroni.yml /etc/patroni/patroni.yml
COPY pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
USER postgres
CMD ["patroni", "/etc/patroni/patroni.yml"]
