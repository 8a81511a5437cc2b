"""How hypothesis searches.

The test command repeats itself exactly. Whoever wants to hunt asks pytest for `--hypothesis-profile=explore`.
"""

from hypothesis import HealthCheck, settings

# A busy machine is no fault of the rules: no test fails by the clock.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("ci", patient, derandomize=True, database=None, print_blob=True)
settings.register_profile("explore", patient, max_examples=2000)
settings.load_profile("ci")
